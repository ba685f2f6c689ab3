import {
  type Need,
  podConditionLabel,
  podConditions,
  returnPayerLabel,
  returnPayers,
} from '@freightdesk/domestic-contract';

type Choice = readonly { readonly value: string; readonly label: string }[];

/** How a fact is entered and shown; what is not named here is text. */
export type NeedKind = 'text' | 'date' | 'instant' | 'count' | 'paise' | Choice;

const kinds: Readonly<Partial<Record<Need, NeedKind>>> = {
  pickupDate: 'date',
  attemptNo: 'count',
  deliveredAt: 'instant',
  packagesDelivered: 'count',
  packagesDamaged: 'count',
  collectedPaise: 'paise',
  returnPaidBy: returnPayers.map((value) => ({ value, label: returnPayerLabel[value] })),
  podCondition: podConditions.map((value) => ({ value, label: podConditionLabel[value] })),
};

export const needKind = (need: Need): NeedKind => kinds[need] ?? 'text';
