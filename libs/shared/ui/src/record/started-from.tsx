import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../faces/loaded';
import { LoadedPage } from '../faces/loaded-page';

type Read<Row> = UseQueryOptions<Row, Error, Row, QueryKey>;

interface StartedFromProps<Row> {
  /** The query that reads it: `(id) => queryOf(getDocket, { id })`. */
  read: (id: string) => Read<Row>;
  /** The page's head stands around it, whatever is read. */
  isHeaded?: boolean;
  /** The form, begun with the record, or from nothing. */
  children: (record: Row | null) => ReactNode;
}

function ReadRecord<Row>({ id, read, isHeaded, children }: StartedFromProps<Row> & { id: string }) {
  const query = useQuery(read(id));
  const Read = isHeaded ? Loaded : LoadedPage;
  return <Read query={query}>{children}</Read>;
}

/** A form of something new that repeats the record which the address names with `?from=`; without one it is blank. */
export function StartedFrom<Row>({ children, ...how }: StartedFromProps<Row>) {
  const [params] = useSearchParams();
  const id = params.get('from');
  if (id === null || id === '') return children(null);
  return (
    <ReadRecord key={id} id={id} {...how}>
      {children}
    </ReadRecord>
  );
}

/** Begins the form with what was written last, by the list that has it on top. */
export function RepeatLast<Listed extends { data: readonly { id: string }[] }>({ last }: { last: Read<Listed> }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, setParams] = useSearchParams();
  const repeat = async () => {
    const { data } = await client.fetchQuery(last);
    const [newest] = data;
    if (newest) setParams({ from: newest.id }, { replace: true });
  };
  return (
    <Button variant="outlined" onClick={() => void repeat()}>
      {t('Repeat last')}
    </Button>
  );
}
