/** The conversion rates that the home page compares, in per cent, and the case study that it links to. */
export const proof = {
  own: 10.34,
  world: 1.82,
  times: 5.7,
  /** The source of the world's average. It is updated monthly: check the figure there when you change it here. */
  source: {
    name: "IRP Commerce",
    url: "https://www.irpcommerce.com/en/gb/ecommercemarketdata.aspx?Market=1",
  },
  /** A project of `content/portfolio`. */
  projectSlug: "bilimbi-chocolat",
} as const;
