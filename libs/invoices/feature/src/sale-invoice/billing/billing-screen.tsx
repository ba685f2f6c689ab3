import { mutationOf, rowsAhead, useList } from '@freightdesk/data-access-api';
import {
  billCustomer,
  type BilledCustomer,
  listUnbilledCustomers,
  salePaths,
  type UnbilledCustomer,
} from '@freightdesk/invoices-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type BulkAct, type Column, DateText, ListPage, MoneyText, StatusChip } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';

const columns: readonly Column<UnbilledCustomer>[] = [
  {
    id: 'name',
    width: 260,
    cell: ({ name, isOnHold }, t) => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <span>{name}</span>
        {isOnHold && <StatusChip label={t('On credit hold')} tone="warning" />}
      </Stack>
    ),
  },
  { id: 'charges', align: 'end', cell: ({ charges }) => charges },
  { id: 'records', align: 'end', cell: ({ records }) => records },
  { id: 'since', cell: ({ since }) => <DateText date={since} /> },
  { id: 'totalPaise', align: 'end', cell: ({ totalPaise }) => <MoneyText paise={totalPaise} /> },
];

/** Makes the drafts of each chosen customer, with an answer for each. */
function useMakeDrafts(): BulkAct<UnbilledCustomer, BilledCustomer> {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(mutationOf(billCustomer));
  return {
    label: t('Make drafts'),
    nameOf: ({ name }) => name,
    refusalOf: () => undefined,
    text: t(
      'Each currency has a draft of its own, and so has what was paid on a customer’s behalf and what the recipient owes the tax of. What is held, or earns less than the floor, waits.',
    ),
    noteOf: ({ currencies }) =>
      currencies.length > 1
        ? t('Agreed in {{currencies}}: a draft in each.', { currencies: currencies.join(', ') })
        : '',
    run: ({ id }) => mutateAsync({ partyId: id, date: systemClock.today() }),
    toldOf: ({ held }) => (held > 0 ? t('Done; {{count}} of the charges wait', { count: held }) : undefined),
  };
}

export const askAhead = rowsAhead(listUnbilledCustomers);

/** Who is to be billed, all of a customer's jobs and dockets together: the drafts of a month in one act. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listUnbilledCustomers);
  const mayBill = useMay(billCustomer);
  const makeDrafts = useMakeDrafts();
  const open = useCallback(({ id }: UnbilledCustomer) => void navigate(salePaths.charged.href(id)), [navigate]);
  return (
    <ListPage
      title={t('Unbilled by customer')}
      besides={
        <>
          <Button component={Link} to={salePaths.recurring.href()}>
            {t('Recurring invoices')}
          </Button>
          <Button component={Link} to={`${salePaths.list.href()}?status=DRAFT`}>
            {t('Drafts')}
          </Button>
        </>
      }
      list={list}
      columns={columns}
      onOpen={open}
      bulkActs={mayBill ? [makeDrafts] : []}
      empty={{
        title: t('Everything is billed'),
        text: t('Charges of jobs and dockets stand here by customer until a document or a draft bills them.'),
      }}
    />
  );
}
