import { numberSeriesProblems } from '@freightdesk/company-contract';
import { problemOf } from '@freightdesk/data-access-api';
import { useState } from 'react';

/** Remembers which date the series refused, for as long as it stands in the form. */
export function useRefusedDate() {
  const [refused, setRefused] = useState<string | null>(null);
  return {
    isRefused: (date: string | undefined) => refused !== null && date === refused,
    watch: async <Answer>(date: string, saving: Promise<Answer>): Promise<Answer> => {
      try {
        return await saving;
      } catch (refusal) {
        if (problemOf(refusal)?.code === numberSeriesProblems.date_before_series.code) setRefused(date);
        throw refusal;
      }
    },
  };
}
