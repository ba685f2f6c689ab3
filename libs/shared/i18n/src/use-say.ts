import { say, type Words } from '@freightdesk/shared-sentence';
import { useCallback } from 'react';
import { useTranslation } from './use-translation';

/** Says a sentence with its values in the reader's language, the words in its places too. */
export function useSay(): (words: Words) => string {
  const { t } = useTranslation();
  return useCallback((words) => say(words, (text, values) => t(text, values)), [t]);
}
