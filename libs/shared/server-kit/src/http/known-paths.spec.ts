import { KnownPaths } from './known-paths';

function knownPaths(): KnownPaths {
  const paths = new KnownPaths();
  paths.add('/api/bank/:id', 'PATCH');
  paths.add('/api/bank/:id', 'DELETE');
  paths.add('/api/bank/list', 'GET');
  paths.add('/api/bank/:id/cheque', 'POST');
  return paths;
}

test.each([
  ['/api/bank/7/cheque', ['POST']],
  ['/api/bank/7', ['DELETE', 'PATCH']],
  ['/api/bank/list/cheque', ['POST']],
])('%s takes %j', (path, methods) => {
  expect(knownPaths().methodsAt(path)).toEqual(methods);
});

test('a path that a name and an id both fit takes the methods of both, as the router does', () => {
  expect(knownPaths().methodsAt('/api/bank/list')).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH']);
});

test.each(['/api/bank', '/api/bank/', '/api/bank//cheque', '/api/bank/7/', '/api/bank/7/cheque/8', '/api/:id', ''])(
  'no route is at %j',
  (path) => {
    expect(knownPaths().methodsAt(path)).toEqual([]);
  },
);
