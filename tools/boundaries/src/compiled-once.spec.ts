import { createRequire } from 'node:module';
import { join } from 'node:path';

const preset = createRequire(join(__dirname, '../../jest/jest.preset.js'));

it('what is compiled for one project is there for all', () => {
  preset('./transform.cjs');
  const { default: HasteMap } = createRequire(preset.resolve('@jest/transform'))('jest-haste-map');

  const folderOf = (project: string) => HasteMap.getCacheFilePath('/kept', `jest-transform-cache-${project}`, '1');

  expect(folderOf('banks')).toBe(folderOf('payments'));
  expect(HasteMap.getCacheFilePath('/kept', 'haste-map-banks')).not.toBe(
    HasteMap.getCacheFilePath('/kept', 'haste-map-payments'),
  );
});
