import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { LoadedPage } from './loaded-page';

interface AddressedRecordProps<Row> {
  /** The query that reads it: `(id) => queryOf(getBank, { id })`. */
  read: (id: string) => UseQueryOptions<Row, Error, Row, QueryKey>;
  /** Where an address that names no record leads. */
  otherwise: string;
  /** The part of the path that names it, such as `leadId`; left out where `?id=` does. */
  part?: string;
  children: (record: Row) => ReactNode;
}

function ReadRecord<Row>({
  id,
  read,
  children,
}: { id: string } & Pick<AddressedRecordProps<Row>, 'read' | 'children'>) {
  return <LoadedPage query={useQuery(read(id))}>{children}</LoadedPage>;
}

/** The record that the address names. Another id is another page: nothing typed for one stays for the next. */
export function AddressedRecord<Row>({ read, otherwise, part, children }: AddressedRecordProps<Row>) {
  const [query] = useSearchParams();
  const path = useParams();
  const id = part === undefined ? query.get('id') : path[part];
  if (!id) return <Navigate to={otherwise} replace />;
  return (
    <ReadRecord key={id} id={id} read={read}>
      {children}
    </ReadRecord>
  );
}
