import { points } from "./coast.mjs";

// Rivers from source to mouth, roughly along their real courses. They cut valleys into the slopes, so that the
// contours bend upstream: this makes a computed height field look like real land.
export const rivers = [
  {
    name: "Blanche",
    depth: 0.34,
    course: points("-61.1665 14.8065, -61.178 14.797, -61.192 14.786, -61.206 14.778"),
  },
  { name: "des Pères", depth: 0.26, course: points("-61.158 14.797, -61.168 14.775, -61.179 14.752") },
  { name: "Roxelane", depth: 0.4, course: points("-61.132 14.778, -61.155 14.762, -61.177 14.745") },
  { name: "Prêcheur", depth: 0.24, course: points("-61.176 14.818, -61.198 14.815, -61.225 14.803") },
  { name: "Grande Rivière", depth: 0.3, course: points("-61.17 14.82, -61.178 14.845, -61.178 14.874") },
  { name: "Macouba", depth: 0.28, course: points("-61.157 14.82, -61.15 14.848, -61.143 14.876") },
  { name: "Basse-Pointe", depth: 0.26, course: points("-61.15 14.813, -61.13 14.838, -61.116 14.868") },
  { name: "Falaise", depth: 0.3, course: points("-61.153 14.804, -61.13 14.808, -61.106 14.81") },
  {
    name: "Capot",
    depth: 0.42,
    course: points("-61.118 14.768, -61.117 14.79, -61.1 14.815, -61.088 14.835, -61.087 14.852"),
  },
  {
    name: "Lorrain",
    depth: 0.3,
    course: points("-61.093 14.735, -61.064 14.758, -61.058 14.8, -61.055 14.835"),
  },
  { name: "Sainte-Marie", depth: 0.28, course: points("-61.06 14.742, -61.025 14.758, -60.992 14.782") },
  { name: "du Carbet", depth: 0.36, course: points("-61.122 14.718, -61.15 14.722, -61.182 14.712") },
  { name: "Fond Capot", depth: 0.26, course: points("-61.12 14.698, -61.145 14.688, -61.172 14.682") },
  { name: "Case-Pilote", depth: 0.26, course: points("-61.117 14.69, -61.132 14.665, -61.136 14.636") },
  { name: "Case-Navire", depth: 0.34, course: points("-61.107 14.683, -61.108 14.652, -61.102 14.615") },
  { name: "Monsieur", depth: 0.34, course: points("-61.098 14.688, -61.068 14.65, -61.048 14.602") },
  {
    name: "Lézarde",
    depth: 0.5,
    course: points("-61.083 14.712, -61.045 14.69, -61.01 14.65, -61.005 14.615, -61.018 14.598"),
  },
  { name: "du Galion", depth: 0.42, course: points("-61.055 14.733, -61.005 14.738, -60.947 14.73") },
  { name: "Salée", depth: 0.4, course: points("-60.935 14.542, -60.97 14.53, -60.993 14.552") },
  { name: "Pilote", depth: 0.4, course: points("-60.905 14.535, -60.91 14.5, -60.902 14.455") },
  { name: "Vauclin", depth: 0.3, course: points("-60.883 14.553, -60.86 14.556, -60.84 14.553") },
  { name: "Simon", depth: 0.3, course: points("-60.928 14.612, -60.91 14.61, -60.893 14.624") },
  { name: "Désert", depth: 0.3, course: points("-60.927 14.635, -60.915 14.65, -60.92 14.66") },
];
