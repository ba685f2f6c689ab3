import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DataTable, ListToolbar, PageHeader } from '@freightdesk/shared-ui';
import { type AuditEvent, type AuditNames, listAuditEvents } from '@freightdesk/users-contract';
import { lazy, Suspense, useState } from 'react';
import { useAuditColumns } from './use-audit-columns';
import { useAuditFilters } from './use-audit-filters';
import { AuditNamesContext } from './use-audit-words';

/** Opened by a click, so it is fetched then. */
const EventPanel = lazy(() => import('./event-panel').then((chunk) => ({ default: chunk.EventPanel })));

/** Who did what, when, and what it changed. It can be read and never changed. */
function AuditScreen() {
  const { t } = useTranslation();
  const list = useList(listAuditEvents);
  const columns = useAuditColumns();
  const filters = useAuditFilters(list.rows);
  const [opened, open] = useState<AuditEvent | null>(null);

  return (
    <>
      <PageHeader title={t('Audit trail')} />
      <DataTable
        list={list}
        columns={columns}
        label={t('Audit trail')}
        empty={{ title: t('Nothing happened yet'), text: t('Every change of a record is told here.') }}
        onOpen={open}
        toolbar={<ListToolbar list={list} searchLabel={t('Search record, person or reason')} filters={filters} />}
      />
      <Suspense fallback={null}>{opened && <EventPanel event={opened} onClose={() => open(null)} />}</Suspense>
    </>
  );
}

/** The screen, with the names that the columns give to what the trail tells of. */
export const auditScreenWith = (names: readonly AuditNames[]) =>
  function Component() {
    return (
      <AuditNamesContext value={names}>
        <AuditScreen />
      </AuditNamesContext>
    );
  };
