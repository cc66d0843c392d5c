// Where Martinique is and what stands on it. Positions are real (degrees, WGS 84), heights in metres.
// The outline is generalised by hand, about 150 points, checked against Natural Earth 1:10m (public
// domain) and the IGN administrative limits (Licence Ouverte): enough for the bays to be recognised,
// few enough for the drawing to stay small. Points run clockwise from Grand'Rivière in the north.

export const outline = [
  // Atlantic north: Grand'Rivière, Basse-Pointe, Marigot, Sainte-Marie
  [-61.17, 14.877], [-61.14, 14.877], [-61.105, 14.866], [-61.085, 14.852], [-61.06, 14.837],
  [-61.04, 14.834], [-61.024, 14.82], [-61.018, 14.81], [-61.003, 14.807], [-61.003, 14.798],
  [-60.99, 14.781], [-60.981, 14.775], [-60.974, 14.764], [-60.966, 14.755], [-60.963, 14.743],
  // La Trinité and the Caravelle peninsula, out to its lighthouse and back along the Baie du Galion
  [-60.958, 14.737], [-60.953, 14.743], [-60.951, 14.75], [-60.943, 14.757], [-60.932, 14.762],
  [-60.922, 14.759], [-60.911, 14.765], [-60.902, 14.768], [-60.893, 14.774], [-60.886, 14.78],
  [-60.876, 14.774], [-60.874, 14.76], [-60.882, 14.764], [-60.893, 14.764], [-60.896, 14.757],
  [-60.89, 14.752], [-60.898, 14.744], [-60.892, 14.738], [-60.906, 14.735], [-60.913, 14.745],
  [-60.928, 14.75], [-60.938, 14.747], [-60.944, 14.74], [-60.946, 14.726], [-60.939, 14.717],
  // Le Robert and Le François
  [-60.93, 14.719], [-60.934, 14.709], [-60.921, 14.71], [-60.914, 14.713], [-60.913, 14.703],
  [-60.902, 14.699], [-60.912, 14.69], [-60.928, 14.687], [-60.93, 14.68], [-60.938, 14.679],
  [-60.943, 14.67], [-60.934, 14.661], [-60.926, 14.653], [-60.917, 14.662], [-60.9, 14.664],
  [-60.884, 14.665], [-60.886, 14.654], [-60.904, 14.648], [-60.896, 14.64], [-60.892, 14.633],
  [-60.897, 14.622], [-60.88, 14.62], [-60.872, 14.617], [-60.876, 14.61], [-60.87, 14.602],
  [-60.872, 14.595], [-60.858, 14.59], [-60.85, 14.583], [-60.846, 14.577], [-60.852, 14.573],
  // Le Vauclin, down to the Pointe des Salines
  [-60.846, 14.566], [-60.832, 14.567], [-60.838, 14.551], [-60.828, 14.54], [-60.836, 14.533],
  [-60.825, 14.529], [-60.834, 14.521], [-60.836, 14.512], [-60.824, 14.513], [-60.823, 14.496],
  [-60.815, 14.49], [-60.811, 14.48], [-60.82, 14.47], [-60.815, 14.462], [-60.823, 14.45],
  [-60.828, 14.435], [-60.836, 14.424], [-60.846, 14.424], [-60.842, 14.412], [-60.855, 14.402],
  [-60.866, 14.396], [-60.878, 14.401], [-60.886, 14.412], [-60.891, 14.42], [-60.884, 14.433],
  // Le Marin, Sainte-Luce, Le Diamant, Les Anses-d'Arlet
  [-60.881, 14.443], [-60.872, 14.451], [-60.864, 14.461], [-60.868, 14.47], [-60.88, 14.467],
  [-60.89, 14.457], [-60.899, 14.45], [-60.909, 14.46], [-60.912, 14.469], [-60.935, 14.464],
  [-60.955, 14.466], [-60.965, 14.471], [-60.976, 14.469], [-60.98, 14.479], [-60.989, 14.472],
  [-60.997, 14.469], [-61.004, 14.477], [-61.012, 14.474], [-61.02, 14.48], [-61.036, 14.476],
  [-61.046, 14.469], [-61.05, 14.457], [-61.06, 14.454], [-61.068, 14.465], [-61.081, 14.47],
  [-61.079, 14.485], [-61.09, 14.493], [-61.085, 14.503], [-61.099, 14.508], [-61.096, 14.52],
  // The bay of Fort-de-France: Les Trois-Îlets, Rivière-Salée, Le Lamentin, Fort-de-France
  [-61.086, 14.534], [-61.075, 14.541], [-61.064, 14.542], [-61.054, 14.553], [-61.045, 14.552],
  [-61.038, 14.556], [-61.04, 14.546], [-61.028, 14.537], [-61.015, 14.536], [-61.005, 14.541],
  [-60.992, 14.549], [-60.996, 14.559], [-61.012, 14.567], [-61.012, 14.579], [-61.023, 14.585],
  [-61.017, 14.595], [-61.021, 14.605], [-61.025, 14.612], [-61.039, 14.605], [-61.039, 14.595],
  [-61.052, 14.598], [-61.06, 14.595], [-61.06, 14.603], [-61.073, 14.602], [-61.091, 14.6],
  // Caribbean side: Schœlcher, Case-Pilote, Le Carbet, Saint-Pierre, Le Prêcheur
  [-61.101, 14.614], [-61.112, 14.626], [-61.136, 14.635], [-61.15, 14.65], [-61.16, 14.665],
  [-61.173, 14.684], [-61.184, 14.706], [-61.18, 14.73], [-61.177, 14.745], [-61.193, 14.763],
  [-61.205, 14.777], [-61.217, 14.786], [-61.227, 14.805], [-61.229, 14.818], [-61.222, 14.84],
  [-61.212, 14.855], [-61.2, 14.864], [-61.185, 14.871],
];

// reach: kilometres in which a summit falls to a third of its height. power: 1 is a concave volcanic
// cone with a sharp top, 2 a rounded hill. ravines: how deeply streams have cut its flanks (0 to 1).
export const summits = [
  { name: "Montagne Pelée", at: [-61.1656, 14.8092], height: 1397, reach: 3.6, power: 1.05, ravines: 1 },
  { name: "Morne Conil", at: [-61.197, 14.838], height: 895, reach: 2.1, power: 1.1, ravines: 0.8 },
  { name: "Piton Lacroix", at: [-61.1138, 14.7045], height: 1196, reach: 1.9, power: 1.05, ravines: 0.8 },
  { name: "Morne Piquet", at: [-61.124, 14.712], height: 1160, reach: 1.3, power: 1.1, ravines: 0.5 },
  { name: "Piton Dumauzé", at: [-61.107, 14.69], height: 1109, reach: 1.5, power: 1.1, ravines: 0.7 },
  { name: "Piton de l'Alma", at: [-61.093, 14.702], height: 1105, reach: 1.5, power: 1.1, ravines: 0.7 },
  { name: "Piton Boucher", at: [-61.098, 14.717], height: 1070, reach: 1.5, power: 1.1, ravines: 0.7 },
  { name: "Carbet massif", at: [-61.1, 14.708], height: 640, reach: 6, power: 1.7, ravines: 0.9 },
  { name: "Morne Jacob", at: [-61.083, 14.763], height: 884, reach: 3, power: 1.2, ravines: 0.9 },
  { name: "Gros-Morne", at: [-61.02, 14.72], height: 330, reach: 3.4, power: 1.5, ravines: 0.6 },
  { name: "Sainte-Marie heights", at: [-61.02, 14.775], height: 260, reach: 3, power: 1.6, ravines: 0.6 },
  { name: "Morne Pitault", at: [-60.929, 14.622], height: 360, reach: 2.8, power: 1.4, ravines: 0.6 },
  { name: "Caravelle", at: [-60.885, 14.769], height: 189, reach: 1, power: 1.3, ravines: 0.2 },
  { name: "Tartane", at: [-60.918, 14.756], height: 130, reach: 1.2, power: 1.5, ravines: 0.2 },
  { name: "Montagne du Vauclin", at: [-60.8925, 14.5525], height: 504, reach: 2.4, power: 1.15, ravines: 0.7 },
  { name: "Rivière-Pilote heights", at: [-60.915, 14.51], height: 320, reach: 2.6, power: 1.5, ravines: 0.7 },
  { name: "Montravail", at: [-60.955, 14.503], height: 300, reach: 2.6, power: 1.5, ravines: 0.6 },
  { name: "Morne Gommier", at: [-60.85, 14.487], height: 260, reach: 2, power: 1.5, ravines: 0.5 },
  { name: "Piton Crève-Cœur", at: [-60.855, 14.437], height: 200, reach: 1, power: 1.2, ravines: 0.3 },
  { name: "Morne Larcher", at: [-61.061, 14.466], height: 477, reach: 1.2, power: 1.15, ravines: 0.4 },
  { name: "Morne Bigot", at: [-61.067, 14.517], height: 460, reach: 2, power: 1.2, ravines: 0.7 },
  { name: "Morne Bijou", at: [-61.02, 14.51], height: 240, reach: 2.2, power: 1.5, ravines: 0.5 },
];
