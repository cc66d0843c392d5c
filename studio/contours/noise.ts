// Seeded gradient noise: small irregularities, so that computed hills do not look artificial.

function gradient(ix: number, iy: number, seed: number): readonly [x: number, y: number] {
  let h = Math.imul(ix, 374761393) ^ Math.imul(iy, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  const angle = (((h ^ (h >>> 16)) >>> 0) / 4294967296) * Math.PI * 2;
  return [Math.cos(angle), Math.sin(angle)];
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** About -1 to 1, smooth, with features one unit wide. */
function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const corner = (cx: number, cy: number): number => {
    const [gx, gy] = gradient(ix + cx, iy + cy, seed);
    return gx * (fx - cx) + gy * (fy - cy);
  };
  const u = ease(fx);
  const top = corner(0, 0) + u * (corner(1, 0) - corner(0, 0));
  const bottom = corner(0, 1) + u * (corner(1, 1) - corner(0, 1));
  return (top + ease(fy) * (bottom - top)) * 1.5;
}

/** Several layers of noise, each finer and fainter. */
export function fractalNoise(x: number, y: number, layers: number, seed: number): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  for (let i = 0; i < layers; i++) {
    sum += weight * noise(x * 2 ** i, y * 2 ** i, seed + i * 31);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}
