import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { Gone, IdInput, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { docketAccess } from '../access';
import type { DocketHireFigures, SetDocketHireInput } from './docket-hire.schema';
import { docketList } from './docket.list';
import type {
  AddDocketInput,
  Docket,
  DocketRow,
  MoveDocketInput,
  SavedDocket,
  UpdateDocketInput,
} from './docket.schema';

const touches = ['dockets', 'domestic-shipments', 'overview'];

export const listDockets = defineEndpoint<ListInput, Page<DocketRow>>({
  name: 'dockets.list',
  method: 'GET',
  path: '/domestic/jobcard/list',
  access: docketAccess.read,
  summary: 'Dockets with their goods and status.',
  list: docketList,
});

export const getDocket = defineEndpoint<IdInput, Docket>({
  name: 'dockets.get',
  method: 'GET',
  path: '/domestic/jobcard/get',
  access: docketAccess.read,
  summary: 'One docket with its invoices, e-way bills and measures.',
});

/** Answers `warnings` beside `data`: packages that were not measured, a vehicle the portal may refuse, an old invoice. */
export const addDocket = defineEndpoint<AddDocketInput, SavedDocket>({
  name: 'dockets.add',
  method: 'POST',
  path: '/domestic/jobcard/add',
  access: docketAccess.write,
  summary: 'Adds a docket as a draft; it takes its number when it is booked.',
  envelope: 'whole',
  status: 201,
  touches,
});

export const updateDocket = defineEndpoint<UpdateDocketInput, SavedDocket>({
  name: 'dockets.update',
  method: 'POST',
  path: '/domestic/jobcard/update',
  access: docketAccess.write,
  summary: 'Changes a docket, but not its status.',
  envelope: 'whole',
  touches,
});

export const deleteDocket = defineEndpoint<SeenInput, Gone>({
  name: 'dockets.delete',
  method: 'POST',
  path: '/domestic/jobcard/delete',
  access: docketAccess.write,
  summary: 'Deletes a draft.',
  touches,
});

export const moveDocket = defineEndpoint<MoveDocketInput, Docket>({
  name: 'dockets.move',
  method: 'POST',
  path: '/domestic/jobcard/move',
  access: docketAccess.write,
  summary: 'Books a docket, which numbers it and starts its shipment, or cancels it.',
  touches,
});

/** Apart from the docket's other facts: it may still be told when the docket has ended, and till its bill is posted. */
export const setDocketHire = defineEndpoint<SetDocketHireInput, Docket>({
  name: 'dockets.hire',
  method: 'POST',
  path: '/domestic/jobcard/hire',
  access: docketAccess.write,
  summary: 'Says which lorry was hired for a docket and on which terms, or that none was.',
  touches,
});

export const getDocketHire = defineEndpoint<IdInput, DocketHireFigures>({
  name: 'dockets.hireFigures',
  method: 'GET',
  path: '/domestic/jobcard/hire-figures',
  access: docketAccess.read,
  summary: 'What the vendor billed for the hired lorry, what was withheld and paid of it, and what is left to pay.',
});
