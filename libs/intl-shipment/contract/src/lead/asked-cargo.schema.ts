import { array, decimalText, type InferType, number, record, string } from '@freightdesk/shared-endpoint/schema';
import { containerTypeCodes } from '../identifier/container.rules';

/** What is asked for, and not yet which boxes they are. */
const askedContainers = record({
  quantity: number().label('Quantity').integer().min(1).max(200).required(),
  sizeType: string().label('Size and type').oneOf(containerTypeCodes).required(),
});

/** How much is to be carried, as a lead asks and a quotation offers. */
export const askedCargo = {
  containers: array(askedContainers.required()).label('Containers').max(20),
  packages: number().label('Packages').integer().min(0).max(1_000_000).nullable(),
  grossKg: decimalText({ digits: 9, decimals: 3 }).label('Gross kg').nullable(),
  cbm: decimalText({ digits: 6, decimals: 3 }).label('Volume cbm').nullable(),
};

/** The same, as it is answered. */
export const keptCargo = {
  containers: array(askedContainers.required()).required(),
  packages: number().nullable().defined(),
  grossKg: string().nullable().defined(),
  cbm: string().nullable().defined(),
};

export type AskedCargo = { [Member in keyof typeof keptCargo]: InferType<(typeof keptCargo)[Member]> };
