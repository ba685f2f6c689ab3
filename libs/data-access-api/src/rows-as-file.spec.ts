import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { configureApi } from './configuration';
import { rowsAsFile } from './rows-as-file';

const listBanks = defineEndpoint<object, { id: string }[]>({
  name: 'banks.list',
  method: 'GET',
  path: '/bank/list',
  access: 'bank.read',
  summary: 'Banks.',
});

let asked: InternalAxiosRequestConfig;

function answering(disposition: string | undefined): void {
  const adapter: AxiosAdapter = async (config) => {
    asked = config;
    const headers = disposition === undefined ? {} : { 'content-disposition': disposition };
    return { data: new Blob(['Bank\r\n']), status: 200, statusText: '', headers, config };
  };
  configureApi({ baseUrl: '/api', readToken: () => 'token', onSessionEnd: () => undefined, adapter });
}

it('asks for all rows that match, whatever page is shown, and takes the name that the server gave', async () => {
  answering(`attachment; filename="bank-2026-11-22-2026-11-22.csv"; filename*=UTF-8''bank.csv`);

  const { name, content } = await rowsAsFile(listBanks, { q: 'axis', page: 3, pageSize: 25 }, { format: 'csv' });

  expect(name).toBe('bank-2026-11-22-2026-11-22.csv');
  expect(content.size).toBe(6);
  expect(asked.responseType).toBe('blob');
  expect(JSON.parse(JSON.stringify(asked.params))).toEqual({ q: 'axis', format: 'csv' });
});

it('gives a file without a name one', async () => {
  answering(undefined);

  expect((await rowsAsFile(listBanks, {}, { format: 'xlsx' })).name).toBe('rows.xlsx');
});
