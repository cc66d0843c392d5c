// A cubic B-spline, which smooths the heights a little: (height, slope to the east, slope to the south), in contour lines and per step.
vec3 spline(highp sampler2D heights, vec2 p) {
  vec2 cell = floor(p);
  vec2 t = p - cell;
  vec2 u = 1.0 - t;
  mat4x2 weight = mat4x2(u * u * u, 4.0 - 3.0 * t * t * (1.0 + u), 4.0 - 3.0 * u * u * (1.0 + t), t * t * t) / 6.0;
  mat4x2 slope = mat4x2(-u * u, t * (3.0 * t - 4.0), u * (4.0 - 3.0 * u), t * t) / 2.0;
  ivec2 last = textureSize(heights, 0) - 1;
  vec3 sum = vec3(0);
  for (int j = 0; j < 4; j++)
    for (int i = 0; i < 4; i++) {
      float height = texelFetch(heights, clamp(ivec2(cell) + ivec2(i - 1, j - 1), ivec2(0), last), 0).r;
      sum += height * vec3(weight[i].x * weight[j].y, slope[i].x * weight[j].y, weight[i].x * slope[j].y);
    }
  return sum;
}
