#version 300 es
// Contour lines of the height under each pixel, lit by the sun: on a slope that faces it they are brighter.
precision highp float;

in vec2 ground;
in float nearness;
uniform highp sampler2D heights;
uniform vec2 focus;
uniform float unit;
uniform float lift;
uniform float tilt;
uniform float steepness; // How strongly slopes show in the light: pixels of height for each contour line.
uniform float pixel; // Device pixels for each CSS pixel.
uniform float stroke; // CSS pixels for each unit of the drawing.
uniform vec3 ink;
uniform vec3 accent;
uniform float opacity; // Of the drawing that this replaces.
uniform float inverse; // 1 where the ink is darker than the page: it then shows the shadow.
uniform vec3 sun;
uniform float warmth;
uniform float light; // From 0, no light, to the strength of the hour.
uniform vec2 pointer;
uniform float gust;
out vec4 colour;

//#spline

// The trade wind comes from the east-north-east. It bends the lines around the pointer, and further behind it.
vec2 bend(vec2 p) {
  vec2 wind = vec2(-0.966, 0.259);
  vec2 from = (p - pointer) * unit / 130.0;
  float along = dot(from, wind);
  float across = dot(from, vec2(-wind.y, wind.x));
  float reach = exp(-across * across - along * along * (along > 0.0 ? 0.16 : 1.0));
  return gust * reach * (wind + 0.8 * across * vec2(-wind.y, wind.x)) / unit;
}

// How much of a line covers the pixel. `density` is lines for each pixel: lines that are too close fade before they flicker.
float covered(float height, float density, float width) {
  float distance = abs(fract(height + 0.5) - 0.5) / max(density, 1e-4);
  return clamp(0.5 * max(width, 1.0) + 0.5 - distance, 0.0, 1.0) * min(width, 1.0) * smoothstep(0.6, 0.2, density);
}

void main() {
  vec2 at = ground - bend(ground);
  vec3 here = spline(heights, at);
  float height = here.x;
  vec2 slope = here.yz / unit * smoothstep(-0.6, 0.6, height);
  float landscape = smoothstep(0.0, 0.7, tilt);

  vec3 normal = normalize(vec3(-slope * steepness, 1.0));
  float lit = clamp((dot(normal, sun) - sun.z) * 1.4, -1.0, 1.0) * light;

  // Widths and opacities are those of the drawing.
  float number = floor(height + 0.5);
  bool major = mod(number, 5.0) == 0.0 && number > 0.0;
  float width = number == 0.0 ? 3.6 : number < 0.0 ? 1.5 : major ? 3.0 : 1.8;
  float strength = number < -8.0 ? 0.0 : number < -3.0 ? 0.22 : number < 0.0 ? 0.45 : major ? 0.95 : number == 0.0 ? 1.0 : 0.7;
  float emphasis = mix(lit, -lit, inverse);
  float density = length(vec2(dFdx(height), dFdy(height)));
  float line = strength * covered(height, density, width * stroke * pixel * (1.0 + 0.35 * max(emphasis, 0.0)));
  line *= opacity * clamp(1.0 + 0.9 * emphasis + 0.45 * landscape, 0.3, 2.1);

  // The outline of a ridge, where the ground turns away from the eye.
  vec3 shape = normalize(vec3(-slope * lift, 1.0));
  float facing = dot(shape, vec3(0.0, sin(tilt), cos(tilt)));
  float ridge = 0.5 * opacity * landscape * smoothstep(0.42, 0.0, facing);

  float shore = smoothstep(0.0, 1.0, height);
  float glow = shore * max(lit, 0.0) * mix(0.34, 0.2, inverse) * (0.55 + 0.45 * smoothstep(0.0, 18.0, height));
  float shade = shore * max(-lit, 0.0) * 0.1 * inverse;

  // Away from the drawing's frame and towards the horizon, everything ends in haze.
  vec2 size = vec2(textureSize(heights, 0) - 1);
  vec2 edge = min(ground, size - ground);
  float clear = smoothstep(0.0, mix(0.5, 26.0, landscape), min(edge.x, edge.y)) * mix(1.0, smoothstep(0.3, 0.75, nearness), landscape);

  vec3 warm = mix(ink, accent, clamp(warmth + 0.25, 0.0, 1.0));
  vec3 lineColour = mix(ink, warm, max(lit, 0.0) * (1.0 - inverse));
  float drawn = min(line + ridge, 1.0);
  vec4 surface = vec4(warm, 1.0) * glow + vec4(ink, 1.0) * shade;
  colour = (vec4(lineColour, 1.0) * drawn + surface * (1.0 - drawn)) * clear;
  // A little noise, so that faint gradients have no steps.
  float noise = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  colour = max(colour + noise / 255.0 * step(0.004, colour.a), 0.0);
}
