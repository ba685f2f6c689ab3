import { getDocket } from '@freightdesk/domestic-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { LoadedPage } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DocketPage } from './docket-page';
import { AddDocketForm } from './form/add-docket-form';
import { isNoteAsked } from './note/note-address';
import { useBookWhenReady } from './use-book-docket';

const ConsignmentNote = lazy(() =>
  import('./note/consignment-note').then((chunk) => ({ default: chunk.ConsignmentNote })),
);

/** The docket that the address names with `?id=`, as a form or as its consignment note; without an id, a new one. */
export function Component() {
  const [params] = useSearchParams();
  const book = useBookWhenReady();
  const id = params.get('id');
  return id === null ? <AddDocketForm onBook={book} /> : <OpenedDocket key={id} id={id} asNote={isNoteAsked(params)} />;
}

function OpenedDocket({ id, asNote }: { id: string; asNote: boolean }) {
  const query = useQuery(queryOf(getDocket, { id }));
  return (
    <LoadedPage query={query}>
      {(docket) =>
        asNote ? (
          <Suspense fallback={null}>
            <ConsignmentNote docket={docket} />
          </Suspense>
        ) : (
          <DocketPage docket={docket} />
        )
      }
    </LoadedPage>
  );
}
