import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { jobcardAccess } from '../access';
import type { Jobcard } from '../jobcard/jobcard.schema';
import type { ApportionInput } from './apportion.schema';
import type { Consol, LinkHousesInput, UnlinkHouseInput } from './consol.schema';

const touches = ['jobcards', 'overview'];

export const getConsol = defineEndpoint<IdInput, Consol>({
  name: 'jobcards.consol',
  method: 'GET',
  path: '/jobcard/consol',
  access: jobcardAccess.read,
  summary: 'The houses of a master job with weights, volume and containers, and what they come to.',
});

/** What the charges say moves at once; what is posted moves when accounts post it. */
export const apportionCosts = defineEndpoint<ApportionInput, Consol>({
  name: 'jobcards.apportion',
  method: 'POST',
  path: '/jobcard/apportion',
  access: jobcardAccess.write,
  summary: 'Shares the costs of a master job by its houses, in the place of what was shared before.',
  touches,
});

export const linkHouses = defineEndpoint<LinkHousesInput, Jobcard>({
  name: 'jobcards.linkHouses',
  method: 'POST',
  path: '/jobcard/link-houses',
  access: jobcardAccess.write,
  summary: 'Puts jobs under a master job as its houses.',
  touches,
});

export const unlinkHouse = defineEndpoint<UnlinkHouseInput, Jobcard>({
  name: 'jobcards.unlinkHouse',
  method: 'POST',
  path: '/jobcard/unlink-house',
  access: jobcardAccess.write,
  summary: 'Takes a house out of its master job.',
  touches,
});
