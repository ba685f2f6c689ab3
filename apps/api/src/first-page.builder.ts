import type { Role } from '@freightdesk/shared-access';
import type { FastifyInstance } from 'fastify';

/** By which call each list of the page is read. */
const lists: Readonly<Record<string, string>> = {
  '/dashboard/internationalGroup/lead_management': '/lead/list',
  '/dashboard/internationalGroup/jobcard': '/jobcard/list',
  '/dashboard/internationalGroup/shipment_tracking': '/shipment/list',
  '/dashboard/domesticGroup/list_jobcards': '/domestic/jobcard/list',
  '/dashboard/domesticGroup/shipment_tracking': '/domestic/shipment/list',
  '/dashboard/sales/invoice/list': '/sale-invoice/list',
  '/dashboard/purchase/invoice/list': '/purchase-invoice/list',
  '/dashboard/payments': '/payment/list',
};

interface Shown {
  name: string;
  value: number;
  unit: string;
  href: string;
}

/** For specs: the first page of the demo's person of a role, and what the lists behind its figures have. */
export async function firstPageOf(app: FastifyInstance, roleName: Role) {
  const signedIn = await app.inject({ method: 'POST', url: '/api/demo/sign-in', payload: { roleName } });
  const headers = { authorization: `Bearer ${signedIn.json().data.accessToken}` };
  const read = async (url: string) => (await app.inject({ url: `/api${url}`, headers })).json();
  const { figures, today, chart } = (await read('/dashboard/getStats')).data;
  const counted = figures.filter(({ unit }: Shown) => unit === 'count');
  const listed: Record<string, number> = {};
  for (const { name, href } of counted) {
    const [page = '', query = ''] = href.split('?');
    if (lists[page]) listed[name] = (await read(`${lists[page]}?${query}&pageSize=1`)).total;
  }
  const owed: Record<string, number> = {};
  for (const { name, href, unit } of figures) {
    const [page = '', query = ''] = href.split('?');
    if (unit === 'paise' && lists[page]) owed[name] = await sumOf((at) => read(`${lists[page]}?${query}&${at}`));
  }
  const isListed = ({ name }: Shown) => Object.hasOwn(listed, name);
  const values = counted.filter(isListed).map(({ name, value }: Shown) => [name, value]);
  const amounts = figures.filter(({ name }: Shown) => Object.hasOwn(owed, name));
  return {
    ...{ figures, today, chart, listed, values: Object.fromEntries(values), owed },
    amounts: Object.fromEntries(amounts.map(({ name, value }: Shown) => [name, value])),
  };
}

interface OwedPage {
  total: number;
  data: { outstandingPaise: number }[];
}

/** What all rows of a list owe together. */
async function sumOf(read: (page: string) => Promise<OwedPage>): Promise<number> {
  let sum = 0;
  for (let page = 1, isWhole = false; !isWhole; page += 1) {
    const { total, data } = await read(`pageSize=100&page=${page}`);
    sum = data.reduce((before, { outstandingPaise }) => before + outstandingPaise, sum);
    isWhole = page * 100 >= total;
  }
  return sum;
}
