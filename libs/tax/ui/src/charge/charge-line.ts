import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import {
  type ChargeBasis,
  chargeBases,
  type ChargedGoods,
  type ChargeLineInput,
  type DatedRates,
  percentBase,
  type PricedCharge,
  quantityOf,
} from '@freightdesk/tax-contract';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ChargeHeads } from '../charge-head/charge-input';

/** A line that is begun. */
export const blankCharge: ChargeLineInput = {
  ...{ chargeHeadId: '', description: '', leg: null, basis: 'PER_SHIPMENT', containerType: null },
  ...{ quantity: '1', minimum: null, buyRate: null, buyCurrency: 'INR', vendorId: null },
  ...{ sellRate: null, sellCurrency: 'INR', billToId: null },
};

/** What has no price yet is likely priced in rupees. */
export const currenciesOf = ({ buyCurrency, sellCurrency }: Pick<ChargeLineInput, 'buyCurrency' | 'sellCurrency'>) => ({
  buyCurrency: buyCurrency ?? ('INR' as const),
  sellCurrency: sellCurrency ?? ('INR' as const),
});

/** The fields of the line at `index` of a list: `chargeFields('charges')`. */
export const chargeFields =
  <List extends string>(list: List) =>
  (index: number) =>
    ({
      chargeHead: `${list}.${index}.chargeHeadId`,
      description: `${list}.${index}.description`,
      leg: `${list}.${index}.leg`,
      basis: `${list}.${index}.basis`,
      containerType: `${list}.${index}.containerType`,
      quantity: `${list}.${index}.quantity`,
      minimum: `${list}.${index}.minimum`,
      buyRate: `${list}.${index}.buyRate`,
      buyCurrency: `${list}.${index}.buyCurrency`,
      vendor: `${list}.${index}.vendorId`,
      sellRate: `${list}.${index}.sellRate`,
      sellCurrency: `${list}.${index}.sellCurrency`,
      billTo: `${list}.${index}.billToId`,
      pureAgent: `${list}.${index}.pureAgent`,
    }) as const;

export type ChargeFields<Values extends FieldValues> = Record<
  keyof ReturnType<ReturnType<typeof chargeFields>>,
  FieldPath<Values>
>;

/** A line as it is typed. */
export interface TypedCharge extends PricedCharge {
  containerType?: string | null | undefined;
}

/** A party that a line names: who sells to us, or who is billed. */
export interface PickedParty<Values extends FieldValues> {
  name: FieldPath<Values>;
  role: 'VENDOR' | 'CUSTOMER';
}

/** What all lines of a grid share. */
export interface ChargeTerms<Values extends FieldValues> {
  form: SchemaForm<Values>;
  heads: ChargeHeads;
  fieldsOf: (index: number) => ChargeFields<Values>;
  /** The lines as they are typed: the form watches them. */
  typed: readonly (TypedCharge | undefined)[];
  /** Of the day that rupees are reckoned at. */
  rates: DatedRates;
  goods: ChargedGoods;
  /** The field that picks a party; whoever shows the grid has the picker. */
  pick: (party: PickedParty<Values>) => ReactNode;
  /** The types of containers that a charge may be counted by. */
  containerTypes?: readonly { value: string; label: string }[];
  /** Goods by road have no legs. */
  hasLegs?: boolean;
  /** What else is said of a line, beneath it. */
  further?: (index: number) => ReactNode;
}

const isBasis = (text: unknown): text is ChargeBasis => chargeBases.some((basis) => basis === text);

/** Writes how many are charged into a line, as its goods or its fellows say; what they do not say stays. */
export function proposeQuantity<Values extends FieldValues>(
  { form, fieldsOf, typed, goods }: ChargeTerms<Values>,
  index: number,
  changed: Partial<TypedCharge>,
): void {
  const line = { ...typed[index], ...changed };
  if (!isBasis(line.basis)) return;
  const others = typed.filter((other, at) => other !== undefined && at !== index).map((other) => other ?? {});
  const quantity =
    line.basis === 'PERCENT' ? percentBase(line, others) : quantityOf({ ...line, basis: line.basis }, goods);
  if (quantity !== null) form.shown.get(fieldsOf(index).quantity)?.change(quantity);
}
