import type { Caller, Parsed } from '../client/caller';
import { masterRequests, type Prepare } from './masters.data';
import { settlementRequests } from './settlement.data';
import { runRequests } from './payment-run.data';
import { moneyRequests, workRequests } from './work.data';

/** One valid request to each endpoint whose writes may be sent again under an Idempotency-Key. */
export const requests: ReadonlyMap<string, Prepare> = new Map(
  Object.entries({ ...masterRequests, ...workRequests, ...moneyRequests, ...settlementRequests, ...runRequests }),
);

const core = [
  ...['sale-invoice/issue', 'sale-invoice/cancel', 'purchase-invoice/post', 'payment/add', 'payment/reverse'],
  'settlement/set-off',
];

/** What every run tries in all ways: one of each kind of posting. The long form tries everything so. */
export const isTriedWhole = (path: string): boolean =>
  process.env['FREIGHTDESK_FULL_TESTS'] === '1' || path === '/bank/transfer' || core.includes(path.slice(1));

/** The paths of all such endpoints that the server has, as it says itself. */
export async function repeatablePaths(by: Caller): Promise<string[]> {
  const { body } = await by.get('/openapi.json');
  const paths: [string, Parsed][] = Object.entries(body.paths);
  const takesKey = ({ post }: Parsed) =>
    post?.parameters.some(({ name }: { name: string }) => name === 'Idempotency-Key') ?? false;
  return paths.filter(([, methods]) => takesKey(methods)).map(([path]) => path);
}
