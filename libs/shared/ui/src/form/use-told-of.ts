import { useState } from 'react';

interface ToldOf<Typed, Told> {
  toldOf: (typed: Typed) => Told | null;
  watch: <Answer>(typed: Typed, saving: Promise<Answer>) => Promise<Answer>;
}

/**
 * What a refusal told of something that was typed, such as the record that has the same number. It is remembered for as long
 * as that stands in the form: `keyOf` says what "that" is.
 */
export function useToldOf<Typed, Told>(
  keyOf: (typed: Typed) => string | undefined,
  toldBy: (refusal: unknown) => Told | null,
): ToldOf<Typed, Told> {
  const [last, setLast] = useState<{ key: string | undefined; told: Told } | null>(null);
  return {
    toldOf: (typed) => (last && last.key === keyOf(typed) ? last.told : null),
    watch: async (typed, saving) => {
      try {
        return await saving;
      } catch (refusal) {
        const told = toldBy(refusal);
        if (told !== null) setLast({ key: keyOf(typed), told });
        throw refusal;
      }
    },
  };
}
