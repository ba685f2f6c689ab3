import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Loaded } from './loaded';

interface AddressedRecordProps<Row> {
  /** The query that reads it: `(id) => queryOf(getBank, { id })`. */
  read: (id: string) => UseQueryOptions<Row, Error, Row, QueryKey>;
  /** Where an address that names no record leads. */
  otherwise: string;
  children: (record: Row) => ReactNode;
}

function ReadRecord<Row>({ id, read, children }: { id: string } & Omit<AddressedRecordProps<Row>, 'otherwise'>) {
  const query = useQuery(read(id));
  return <Loaded query={query}>{children}</Loaded>;
}

/** The record that the address names with `?id=`. Another id is another page: nothing typed for one stays for the next. */
export function AddressedRecord<Row>({ read, otherwise, children }: AddressedRecordProps<Row>) {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (id === null || id === '') return <Navigate to={otherwise} replace />;
  return (
    <ReadRecord key={id} id={id} read={read}>
      {children}
    </ReadRecord>
  );
}
