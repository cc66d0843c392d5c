/**
 * The pages behind secret links have no script. React Router builds every route for the browser all the same: their modules are
 * empty there, so that no page of the site loads what only they use.
 */
import type { Plugin } from "vite";

/** Not their layout, which has their styles. */
const page = /[\\/]quotes[\\/]pages[\\/].*route\.tsx$/;

export const scriptlessPages: Plugin = {
  name: "scriptless-pages",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: (id) => (page.test(id) ? "export default () => null;" : null),
};
