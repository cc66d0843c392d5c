// Keeps the variants of the sample's pictures in the repository, so that no new checkout has to encode them.
import { keepVariants } from "../tooling/build/pictures.ts";

await keepVariants();
