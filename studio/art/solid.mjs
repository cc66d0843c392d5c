// Solids as distances: negative inside, lengths in units of the picture, x to the right, y down, z towards the viewer.

export const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

export function ellipsoid([x, y, z], [cx, cy, cz], [rx, ry, rz]) {
  const [a, b, c] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
  const near = Math.hypot(a, b, c);
  return near === 0 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / Math.hypot(a / rx, b / ry, c / rz);
}

/** A rod between two points, whose radius goes from one to another. */
export function rod([x, y, z], [ax, ay, az], [bx, by, bz], from, to = from) {
  const [px, py, pz] = [x - ax, y - ay, z - az];
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const along = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz), 0, 1);
  return Math.hypot(px - dx * along, py - dy * along, pz - dz * along) - (from + (to - from) * along);
}

/** A slab around the origin, with round edges. */
export function slab([x, y, z], [hx, hy, hz], round) {
  const [a, b, c] = [Math.abs(x) - hx + round, Math.abs(y) - hy + round, Math.abs(z) - hz + round];
  return Math.hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0)) + Math.min(Math.max(a, b, c), 0) - round;
}

export function ring([x, y, z], radius, thickness) {
  return Math.hypot(Math.hypot(x, y) - radius, z) - thickness;
}

/** Both, with a rounded transition as wide as `k`. */
export function join(a, b, k) {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

/** The first without the second, with a rounded edge. */
export const cut = (a, b, k) => -join(-a, b, k);

/** From the place of the scene into that of a part, which is turned: `yaw` to the right, `pitch` down, `roll` clockwise, in radians. */
export function placed({ at = [0, 0, 0], yaw = 0, pitch = 0, roll = 0, scale = 1 }) {
  const [cy, sy, cp, sp, cr, sr] = [yaw, pitch, roll].flatMap((turn) => [Math.cos(turn), Math.sin(turn)]);
  const inside = ([x, y, z]) => {
    const [a, b, c] = [x - at[0], y - at[1], z - at[2]];
    const [dx, dz] = [a * cy - c * sy, a * sy + c * cy];
    const [ey, ez] = [b * cp - dz * sp, b * sp + dz * cp];
    return [(dx * cr + ey * sr) / scale, (ey * cr - dx * sr) / scale, ez / scale];
  };
  const outside = ([x, y, z]) => {
    const [dx, ey, ez] = [scale * (x * cr - y * sr), scale * (x * sr + y * cr), scale * z];
    const [b, dz] = [ey * cp + ez * sp, ez * cp - ey * sp];
    return [at[0] + dx * cy + dz * sy, at[1] + b, at[2] + dz * cy - dx * sy];
  };
  return { inside, outside };
}
