import { useState } from 'react';

/**
 * What a refusal told of something that was typed, such as the record that has the same number. It is remembered for as long
 * as that stands in the form.
 */
export function useToldOf<Told>(toldBy: (refusal: unknown) => Told | null) {
  const [last, setLast] = useState<{ typed: string; told: Told } | null>(null);
  return {
    toldOf: (typed: string | undefined): Told | null => (last?.typed === typed ? (last?.told ?? null) : null),
    watch: async <Answer>(typed: string, saving: Promise<Answer>): Promise<Answer> => {
      try {
        return await saving;
      } catch (refusal) {
        const told = toldBy(refusal);
        if (told !== null) setLast({ typed, told });
        throw refusal;
      }
    },
  };
}
