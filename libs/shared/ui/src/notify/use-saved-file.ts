import { useTranslation } from '@freightdesk/shared-i18n';
import { useState } from 'react';
import { shownProblem } from '../faces/shown-problem';
import { saveFile } from '../values/save-file';
import { useNotify } from './snackbar-host';

type Fetched = Promise<{ name: string; content: Blob }>;

/** Hands what is fetched to the browser as a file; why it could not be had is told. */
export function useSavedFile(): { isFetching: boolean; save: (fetch: () => Fetched) => void } {
  const { t } = useTranslation();
  const notify = useNotify();
  const [isFetching, setFetching] = useState(false);
  const tell = (error: unknown) => {
    const { message, values, requestId } = shownProblem(error);
    const request = requestId === null ? '' : ` ${t('Request {{id}}', { id: requestId })}`;
    notify(t(message, { ...values }) + request, 'error');
  };
  const save = (fetch: () => Fetched) => {
    setFetching(true);
    void fetch()
      .then(saveFile)
      .catch(tell)
      .finally(() => setFetching(false));
  };
  return { isFetching, save };
}
