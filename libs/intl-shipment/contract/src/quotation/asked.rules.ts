import type { Quotation } from './quotation.schema';

type Asked = Pick<
  Quotation,
  | 'originLocode'
  | 'originPlace'
  | 'destinationLocode'
  | 'destinationPlace'
  | 'incoterm'
  | 'commodity'
  | 'containers'
  | 'packages'
  | 'grossKg'
  | 'cbm'
>;

/** What is to be carried, from where to where: as a lead asks it, a quotation offers it and the next revision repeats it. */
export const askedOf = (of: Asked): Asked => ({
  originLocode: of.originLocode,
  originPlace: of.originPlace,
  destinationLocode: of.destinationLocode,
  destinationPlace: of.destinationPlace,
  incoterm: of.incoterm,
  commodity: of.commodity,
  containers: of.containers,
  packages: of.packages,
  grossKg: of.grossKg,
  cbm: of.cbm,
});
