/** Function words that English does not have, of the languages people write most. */
const words = new Set(
  (
    'ich und nicht wie viel viele wieviel eine einen mein meine kann soll muss fur nach beim heute welche ist sind ' +
    'que cuanta cuantas cuanto debo puedo para como por una dia hacer hoy las los el ' +
    'combien pour est je puis dois une quelle quel avec mon mes apres avant ' +
    'quanto quanti posso devo che per sono giorno quante ' +
    'hoeveel ik een moet mijn voor het quantas preciso meu'
  ).split(' '),
)

/** Whether a text is mostly not English: another script, or two function words of another language. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length > 3 && latin.length < letters.length / 2) return true
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return new Set(plain.match(/[a-z]+/g)?.filter((word) => words.has(word))).size >= 2
}
