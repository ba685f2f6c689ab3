import { keptTexts } from './kept-texts';

/** After a logout nothing that was typed stays behind; that it could not be removed keeps nobody signed in. */
export const forgetDrafts = async (person: string): Promise<void> => {
  keptTexts.removeAll(person);
  // Where nothing is typed, as in a list, the store of drafts is not there yet.
  const { draftStore } = await import('./draft-store');
  await draftStore.removeAll(person).catch(() => undefined);
};
