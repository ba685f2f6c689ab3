/**
 * A vendor's number as the portal and a clerk may both have written it: case, signs between and zeros before it make no other
 * document. The store says the same in SQL; a spec holds both to it.
 */
export const documentKey = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '');
