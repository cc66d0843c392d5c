import heightsUrl from "#content/contours/heights.json?url";
import fragmentSource from "./ground.frag?raw";
import vertexSource from "./ground.vert?raw";
import { decodeHeights, type HeightFile } from "./heights.ts";
import splineSource from "./spline.glsl?raw";

/** Fetched as data, which a browser parses faster than a script. */
export const file: HeightFile = await (await fetch(heightsUrl)).json();

/** The values of the shaders' uniform variables, which `ground.vert` and `ground.frag` explain. */
export type Uniforms = Readonly<Record<string, number | readonly number[]>>;

export type Ground = { readonly draw: (uniforms: Uniforms) => void };

function compile(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader | null {
  const shader = gl.createShader(type);
  if (shader === null) return null;
  gl.shaderSource(shader, source.replace("//#spline", splineSource));
  gl.compileShader(shader);
  return shader;
}

/** The drawn squares along each step of the grid: a coast between larger ones would be jagged. */
const detail = 2;

/** Every square of the grid as two triangles. */
function triangles(columns: number, rows: number): Uint32Array {
  const corners: number[] = [];
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const at = row * columns + column;
      corners.push(at, at + 1, at + columns, at + columns, at + 1, at + columns + 1);
    }
  return Uint32Array.from(corners);
}

/** The point of the grid that is the highest within the drawing. */
export function highestPoint(
  { columns, frame, differences }: HeightFile,
  heights: Float32Array,
): readonly [number, number] {
  const [left = 0, top = 0, width = 0, height = 0] = frame;
  let highest = 0;
  for (let index = 0; index < differences.length; index++) {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    const inside = x >= left && x <= left + width && y >= top && y <= top + height;
    if (inside && (heights[index] ?? 0) > (heights[highest] ?? 0)) highest = index;
  }
  return [highest % columns, Math.floor(highest / columns)];
}

export const heights = decodeHeights(file);

/** The height at the nearest point of the grid, in contour lines. */
export const heightAt = ([x = 0, y = 0]: readonly number[]): number =>
  heights[Math.round(y) * file.columns + Math.round(x)] ?? 0;

/** Drivers that compute every pixel on the processor, as browsers name them. */
const softwareDrivers = /SwiftShader|llvmpipe|softpipe|Basic Render/;

/** Chromium names its driver by this extension alone; Firefox answers it with a warning, and names it without. */
function isDrawnByProcessor(gl: WebGL2RenderingContext): boolean {
  const names: GLenum[] = [gl.RENDERER];
  if (gl.getParameter(gl.RENDERER) === "WebKit WebGL") {
    const driver = gl.getExtension("WEBGL_debug_renderer_info");
    if (driver !== null) names.push(driver.UNMASKED_RENDERER_WEBGL);
  }
  return names.some((name) => softwareDrivers.test(String(gl.getParameter(name))));
}

/** Null where the browser cannot draw it, or would draw it too slowly: links would wait for seconds behind it. */
export function createGround(canvas: HTMLCanvasElement): Ground | null {
  const gl = canvas.getContext("webgl2", {
    failIfMajorPerformanceCaveat: true,
    powerPreference: "low-power",
  });
  // Chromium has a driver of its own that it counts as no caveat.
  if (gl === null || isDrawnByProcessor(gl)) return null;
  const program = gl.createProgram();
  const shaders = [
    compile(gl, gl.VERTEX_SHADER, vertexSource),
    compile(gl, gl.FRAGMENT_SHADER, fragmentSource),
  ];
  for (const shader of shaders) {
    if (shader === null) return null;
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: a function of WebGL, not of React
  gl.useProgram(program);

  const [columns, rows] = [file.columns * detail - 1, file.rows * detail - 1];
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R32F, file.columns, file.rows, 0, gl.RED, gl.FLOAT, heights);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);

  const points = Float32Array.from(
    { length: columns * rows * 2 },
    (_, i) => (i % 2 === 0 ? (i / 2) % columns : Math.floor(i / 2 / columns)) / detail,
  );
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, points, gl.STATIC_DRAW);
  const corners = triangles(columns, rows);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  const point = gl.getAttribLocation(program, "point");
  gl.enableVertexAttribArray(point);
  gl.vertexAttribPointer(point, 2, gl.FLOAT, false, 0, 0);
  gl.enable(gl.DEPTH_TEST);

  return {
    draw(uniforms) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      for (const [name, value] of Object.entries(uniforms)) {
        const location = gl.getUniformLocation(program, name);
        if (typeof value === "number") gl.uniform1f(location, value);
        else if (value.length === 2) gl.uniform2fv(location, value);
        else gl.uniform3fv(location, value);
      }
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.drawElements(gl.TRIANGLES, corners.length, gl.UNSIGNED_INT, 0);
    },
  };
}
