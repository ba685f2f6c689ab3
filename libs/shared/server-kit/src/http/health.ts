import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { record, string } from '@freightdesk/shared-endpoint/schema';
import { sql } from 'kysely';
import type { Api } from '../route/api';

const status = record({ status: string().oneOf(['ok']).required() });
interface Status {
  status: 'ok';
}

const live = defineEndpoint<void, Status>({
  name: 'health.live',
  method: 'GET',
  path: '/health/live',
  access: 'public',
  summary: 'Whether the server runs.',
});

const ready = defineEndpoint<void, Status>({
  name: 'health.ready',
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  summary: 'Whether the server can work: its database answers. Otherwise 503.',
});

export function registerHealth(api: Api): void {
  api.openRead(live, { output: status }, async (): Promise<Status> => ({ status: 'ok' }));
  api.openRead(ready, { output: status }, async (_input, { db }): Promise<Status> => {
    await sql`select 1`.execute(db);
    return { status: 'ok' };
  });
}
