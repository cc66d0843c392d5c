/** Contact requests of new people, each from another network, so that no rate limit applies. */

type Person = { readonly email: string; readonly address: string };

/** `run`: different runs have different people. */
export function personOf(index: number, run = 0): Person {
  return {
    email: `person-${run}-${index}@visitor.example`,
    address: `${10 + run}.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  };
}

export const fieldsOf = ({ email }: Person) => ({
  name: "Joséphine Lavigne",
  company: "Rhum & Fils",
  email,
  phone: "+33 6 39 98 00 00",
  project: "website",
  budget: "15000-100000",
  message: "Bonjour, voici notre projet : cinquante produits, deux langues, une livraison par bateau.",
});

/** The form as a browser posts it, with a new key. */
export function bodyOf(index: number, run: number): string {
  return new URLSearchParams({
    ...fieldsOf(personOf(index, run)),
    _redirect: "/fr-fr/merci/",
    _append: "false",
    _key: `${run}-${index}`.padStart(32, "0"),
    _elapsed: "20000",
  }).toString();
}
