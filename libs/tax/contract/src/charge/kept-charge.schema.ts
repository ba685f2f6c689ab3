import {
  array,
  betweenGiven,
  boolean,
  id,
  type InferType,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { chargeStatuses } from './charge.kinds';
import { chargeProblems } from './charge.rules';
import { chargeParticulars, standingCharge } from './charge.schema';

/** A line of charges of a job or a docket: it lives on while documents bill it. */
const keptCharge = record({
  ...chargeParticulars,
  /** The charge that it is already; one without is new. */
  id: id(),
  isAccrued: boolean().label('The cost is certain, its bill is not here yet'),
  waivedReason: string().label('Why it is not billed').max(300).nullable(),
}).test('problems', betweenGiven(chargeProblems));
export type KeptChargeInput = InferType<typeof keptCharge>;

/** All charges of a record: what is left out of them goes, but for what is billed. */
export const keptChargesInput = array(keptCharge.required()).max(200).label('Charges');

/** The charges of a record as a form of their own. */
export const chargesInput = record({ charges: keptChargesInput.required() });
export type ChargesInput = InferType<typeof chargesInput>;

const minor = () => number().integer().nullable().defined();
const document = () =>
  record({ id: id().required(), number: string().required() }).nullable().default(undefined).defined();

const keptChargeSchema = record({
  ...standingCharge,
  status: string().oneOf(chargeStatuses).required(),
  isAccrued: boolean().required(),
  waivedReason: string().nullable().defined(),
  /** In rupees as it was agreed; null of what came later. */
  quotedBuyPaise: minor(),
  quotedSellPaise: minor(),
  /** In rupees as documents billed it; null while none has. */
  billedBuyPaise: minor(),
  billedSellPaise: minor(),
  saleDocument: document(),
  purchaseDocument: document(),
});
export type KeptCharge = InferType<typeof keptChargeSchema>;

export const keptChargesSchema = array(keptChargeSchema.required()).required();
