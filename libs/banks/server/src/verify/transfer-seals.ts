import { hashOfRow, type SealSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

export const transferSeals: SealSource = {
  source: 'bank transfer',
  rows: sql`select t.id, t.number as name, ${hashOfRow('t')} as hash from bank_transfer t`,
};
