import {
  array,
  boolean,
  id,
  type InferType,
  instant,
  number,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { shareBases } from './consol.kinds';

const basis = () => string().label('Shared').oneOf(shareBases);
const ownBasis = record({ chargeHeadId: id().required(), basis: basis().required() });

export const apportionInput = versioned({
  basis: basis().required(),
  heads: array(ownBasis.required()).max(200),
  /** Each house as it was seen: whose weights changed meanwhile is looked at again. */
  houses: array(record({ id: id().required(), version: version().required() }).required())
    .max(200)
    .required(),
});
export type ApportionInput = InferType<typeof apportionInput>;

const paise = () => number().integer().required();

const masterCost = record({
  chargeHeadId: id().required(),
  name: string().required(),
  buyPaise: paise(),
});

/** How the costs of a master are shared. It stands until it is done anew. */
const apportionment = record({
  basis: basis().required(),
  at: instant().required(),
  by: string().required(),
  heads: array(ownBasis.required()).required(),
  shares: array(
    record({
      chargeHeadId: id().nullable().defined(),
      houseId: id().required(),
      basis: basis().required(),
      weight: string().required(),
      buyPaise: paise(),
    }).required(),
  ).required(),
  /** Weights, houses or costs have changed since. */
  isStale: boolean().required(),
});

/** What a master shows of its costs. */
export const consolCosts = {
  costs: array(masterCost.required()).required(),
  apportionment: apportionment.nullable().default(undefined).defined(),
};
export type Apportionment = InferType<typeof apportionment>;
