/** After a logout nothing that was typed stays behind; that it could not be removed keeps nobody signed in. */
export const forgetDrafts = async (person: string): Promise<void> => {
  // Where nothing is typed, as in a list, the stores of drafts are not there yet.
  const [{ draftStore }, { keptTexts }] = await Promise.all([import('./draft-store'), import('./kept-texts')]);
  keptTexts.removeAll(person);
  await draftStore.removeAll(person).catch(() => undefined);
};
