import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemsOfTexts } from './texts';

const root = join(__dirname, '../../../..');
const texts = (room: string) => join(root, room, 'src/texts');

let folder: string;
let kept: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'freightdesk-texts-'));
  kept = join(folder, 'texts.json');
  process.env['FREIGHTDESK_TEXTS_FOUND'] = kept;
});
afterEach(() => {
  delete process.env['FREIGHTDESK_TEXTS_FOUND'];
  rmSync(folder, { recursive: true });
});

describe('the texts of a room, in a run of many projects', () => {
  it('are judged by what the run found of all rooms', () => {
    writeFileSync(kept, JSON.stringify({ 'libs/banks/feature': ['  missing   "Bank"  libs/banks/feature'] }));

    expect(problemsOfTexts(texts('libs/banks/feature'))).toEqual(['  missing   "Bank"  libs/banks/feature']);
  });

  it('are read alone where nothing was found of the room, or it is not found yet', () => {
    writeFileSync(kept, '{}');
    expect(problemsOfTexts(texts('libs/demo/ui'))).toEqual([]);

    rmSync(kept);
    expect(problemsOfTexts(texts('libs/demo/ui'))).toEqual([]);
  });
});
