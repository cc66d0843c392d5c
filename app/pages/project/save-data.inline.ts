/** Where the visitor saves data, the client's page does not move: site-tour.css shows the still, and nothing else loads. */
const { connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator;
document.documentElement.toggleAttribute("data-saves-data", connection?.saveData === true);
