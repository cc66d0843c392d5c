/**
 * An orthographic camera above the kilometre plane. `pitch` 90 looks straight
 * down (a map); lower values tilt it towards the horizon (a relief).
 */
export function projector({ x, y, zoom, bearing = 0, pitch = 90, lift = 0, ox = 640, oy = 360 }) {
  const turn = (bearing * Math.PI) / 180;
  const lean = (pitch * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const flatten = Math.sin(lean);
  const rise = Math.cos(lean) * lift;
  return ([px, py], metres = 0) => {
    const dx = px - x;
    const dy = py - y;
    return [
      ox + zoom * (dx * cos - dy * sin),
      oy - zoom * ((dx * sin + dy * cos) * flatten + (metres / 1000) * rise),
    ];
  };
}
