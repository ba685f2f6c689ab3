import { queryOf } from '@freightdesk/data-access-api';
import { addDays, isBusinessDate } from '@freightdesk/shared-calendar';
import type { Endpoint, ListInput, Page } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, Loaded, PageHeader, SectionCard } from '@freightdesk/shared-ui';
import type { TrackedRow } from '@freightdesk/tracking-contract';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BoardBar, type BoardChoice } from './board-bar';
import { type BoardDay, boardDays, type BoardPart, daysOfBoard, type FoundPart, groupsOfBoard } from './board-days';
import { BoardRows } from './board-rows';
import { type BoardAddress, useBoardAddress } from './use-board-address';

const atOnce = 100;

/** A part of each day, and the filters of the list that find it. */
export interface AskedPart<Row extends TrackedRow> extends BoardPart<Row> {
  from: string;
  to: string;
}

export interface WeekBoardProps<Row extends TrackedRow> {
  endpoint: Endpoint<ListInput, Page<Row>>;
  title: string;
  /** The list that it is a board of. */
  list: { label: string; to: string };
  parts: readonly AskedPart<Row>[];
  choices: readonly BoardChoice[];
  groups: { name: string; label: string; groupOf: (row: Row) => string };
  entry: (row: Row) => ReactNode;
}

/** What of a part was read, in the days that the address names and narrowed as it says. */
function useParts<Row extends TrackedRow>({ endpoint, parts, choices }: WeekBoardProps<Row>, address: BoardAddress) {
  const chosen = choices.filter(({ name, labels }) => Object.hasOwn(labels, address.valueOf(name)));
  const narrowed = Object.fromEntries(chosen.map(({ name }) => [name, address.valueOf(name)]));
  const last = addDays(address.from, boardDays - 1);
  return useQueries({
    queries: parts.map(({ from, to }) => ({
      ...queryOf(endpoint, { ...narrowed, pageSize: atOnce, [from]: address.from, [to]: last }),
      placeholderData: keepPreviousData,
    })),
    combine: (answers) => ({
      data: answers.every(({ data }) => data) ? answers.flatMap(({ data }) => data ?? []) : undefined,
      error: answers.find(({ error }) => error)?.error,
      refetch: () => answers.map(({ refetch }) => refetch()),
    }),
  });
}

function Day<Row extends TrackedRow>({ day, parts, entry }: BoardDay<Row> & Pick<WeekBoardProps<Row>, 'entry'>) {
  return (
    <SectionCard title={isBusinessDate(day) ? <DateText date={day} /> : day}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={3}>
        {parts.map(({ label, rows }) => (
          <BoardRows key={label} label={label} rows={rows} entry={entry} />
        ))}
      </Stack>
    </SectionCard>
  );
}

interface BoardProps<Row extends TrackedRow> extends Pick<WeekBoardProps<Row>, 'groups' | 'entry'> {
  address: BoardAddress;
  found: readonly FoundPart<Row>[];
}

function Board<Row extends TrackedRow>({ address, found, groups, entry }: BoardProps<Row>) {
  const { t } = useTranslation();
  if (address.show === groups.name)
    return groupsOfBoard(found, groups.groupOf).map(({ group, rows }) => (
      <SectionCard key={group} title={group}>
        <BoardRows label={t('Shipments')} rows={rows} entry={entry} />
      </SectionCard>
    ));
  return daysOfBoard(address.from, found).map((day) => <Day key={day.day} {...day} entry={entry} />);
}

/** More than a board holds is said: a board that leaves some out without a word would be believed. */
function LeftOut({ pages }: { pages: readonly Page<unknown>[] }) {
  const { t } = useTranslation();
  const left = pages.reduce((sum, { total, data }) => sum + total - data.length, 0);
  if (left <= 0) return null;
  return <Alert severity="warning">{t('{{count}} more do not fit here: narrow the board.', { count: left })}</Alert>;
}

/** What happens to the shipments of a week, by day or by what they have in common. */
export function WeekBoard<Row extends TrackedRow>(props: WeekBoardProps<Row>) {
  const { title, list, parts, choices, groups, entry } = props;
  const address = useBoardAddress();
  const query = useParts(props, address);
  return (
    <>
      <PageHeader title={title} breadcrumbs={[list, { label: title }]} />
      <BoardBar address={address} choices={choices} groups={groups} />
      <Stack spacing={2}>
        <Loaded query={query}>
          {(pages) => (
            <>
              <LeftOut pages={pages} />
              <Board
                address={address}
                found={parts.map((part, index) => ({ ...part, rows: pages[index]?.data ?? [] }))}
                groups={groups}
                entry={entry}
              />
            </>
          )}
        </Loaded>
      </Stack>
    </>
  );
}
