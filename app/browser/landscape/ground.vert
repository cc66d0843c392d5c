#version 300 es
// The ground as a grid of points: a map while `tilt` is 0, a landscape seen from the south as it grows.
precision highp float;

in vec2 point;
uniform highp sampler2D heights;
uniform vec2 canvas; // Width and height in CSS pixels.
uniform vec2 focus; // The point of the grid around which the ground turns.
uniform vec2 focusAt; // Where it is in the canvas.
uniform float unit; // CSS pixels for each step of the grid.
uniform float lift; // CSS pixels for each contour line.
uniform float tilt;
uniform float far; // The distance of the eye in CSS pixels.
out vec2 ground;
out float nearness;

//#spline

void main() {
  vec2 plan = (point - focus) * unit;
  // The sea is flat, and the shore rises from it without a bend.
  float lines = spline(heights, point).x;
  float height = 0.5 * (lines + sqrt(lines * lines + 0.3)) * lift;
  float towards = plan.y * sin(tilt) + height * cos(tilt);
  float depth = 1.0 - towards / far;
  vec2 seen = vec2(plan.x, plan.y * cos(tilt) - height * sin(tilt));
  vec2 at = focusAt * depth + seen;
  ground = point;
  nearness = 1.0 / depth;
  gl_Position = vec4(vec2(2, -2) * at / canvas + vec2(-depth, depth), depth * (0.5 - 0.4 * nearness), depth);
}
