import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemsOf, isThere, readText } from './workspace';

const dockerfile = readText('Dockerfile');
const [, buildStage = '', lastStage = ''] = dockerfile.split(/^FROM .*$/m);
const compose = readText('deploy/compose.yml');
const unit = readText('deploy/freightdesk.service');
const proxy = readText('deploy/nginx.conf');

const serviceOf = (name: string) => new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';

describe('the image', () => {
  it('is built from the lock file, and brings the product alone', () => {
    expect(buildStage).toMatch(/RUN npm ci .*\n[^]*RUN npm run build && npm prune --omit=dev/);
    expect([...lastStage.matchAll(/^COPY --from=build (\S+)/gm)].map(([, path]) => path)).toEqual([
      '/src/package.json',
      '/src/node_modules',
      '/src/dist',
    ]);
  });

  it('runs the server itself as process 1, as an ordinary user, with one place to write to', () => {
    expect(lastStage).toMatch(/^USER 1000:1000$/m);
    expect(lastStage).toMatch(/^VOLUME \/data$/m);
    expect(lastStage).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(lastStage).toMatch(/^CMD \["node", "dist\/apps\/api\/main\.js"\]$/m);
    expect(lastStage).toMatch(/^ENV NODE_ENV=production .*DATA_DIR=\/data$/m);
  });

  it('is well when the store answers', () => {
    expect(lastStage).toMatch(/^HEALTHCHECK .*\\\n +CMD \["node", "-e", ".*\/api\/health\/ready/m);
  });

  it.each(['.git', '.data', 'node_modules', 'deploy', '*.key', '.env*'])('is never built with %s', (path) => {
    expect(readText('.dockerignore').split('\n')).toContain(path);
  });
});

describe('the containers', () => {
  it.each(['freightdesk', 'db'])('%s has no rights, a root that can only be read, and a bound', (name) => {
    const service = serviceOf(name);

    expect(service).toContain('read_only: true');
    expect(service).toContain('cap_drop: [ALL]');
    expect(service).toContain("security_opt: ['no-new-privileges:true']");
    expect(service).toMatch(/pids_limit: \d+/);
    expect(service).toMatch(/stop_grace_period: [3-6]0s/);
  });

  it('hold their secrets in files that are never part of the code', () => {
    expect(compose).not.toMatch(/(PASSWORD|SECRET|KEY): |:[^@\s/]+@db/);
    expect(compose.match(/file: \.\/secrets\//g)).toHaveLength(3);
    expect(readText('.gitignore').split('\n')).toContain('deploy/secrets/');
  });

  it('keep the database and the figures from the world', () => {
    expect(serviceOf('db')).toMatch(/networks: \[back\]/);
    expect(serviceOf('db')).not.toContain('ports:');
    expect(compose).toMatch(/ {2}back:\n {4}internal: true/);
    expect(serviceOf('freightdesk')).toContain("ports: ['127.0.0.1:4000:4000']");
  });

  it('wait for a database that answers', () => {
    expect(serviceOf('db')).toContain('pg_isready');
    expect(serviceOf('freightdesk')).toContain('condition: service_healthy');
  });
});

describe('the unit', () => {
  it('is sound to systemd, where that is here', () => {
    const folder = mkdtempSync(join(tmpdir(), 'freightdesk-unit-'));
    const copy = join(folder, 'freightdesk.service');
    writeFileSync(copy, unit.replace('/usr/bin/node', process.execPath));

    const problems = problemsOf('systemd-analyze', ['verify', copy])
      .split('\n')
      .filter((line) => line.includes('freightdesk.service'));
    rmSync(folder, { recursive: true });

    expect(problems).toEqual([]);
  });

  it('lets the server stop in its own order, and brings it back when it dies', () => {
    expect(unit).toMatch(/^KillMode=mixed$/m);
    expect(unit).toMatch(/^TimeoutStopSec=30$/m);
    expect(unit).toMatch(/^Restart=on-failure$/m);
  });

  it.each(['User=freightdesk', 'ProtectSystem=strict', 'NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'UMask=0077'])(
    'is closed by %s',
    (line) => {
      expect(unit.split('\n')).toContain(line);
    },
  );
});

describe('the proxy', () => {
  it('speaks the present TLS with forward secrecy, and nothing older', () => {
    const suites = /ssl_ciphers (.*);/.exec(proxy)?.[1]?.split(':') ?? [];

    expect(proxy).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
    expect(suites.filter((suite) => !/^ECDHE-.*(GCM|POLY1305)/.test(suite))).toEqual([]);
  });

  it('leads people to the safe address and refuses calls in the open', () => {
    const open = proxy.slice(proxy.indexOf('listen 80'), proxy.indexOf('listen 443'));

    expect(open).toMatch(/location \/api\/ \{\s+return 403;/);
    expect(open).toMatch(/location \/ \{\s+return 308 https:/);
  });

  it('says itself where a call comes from, whatever the caller says', () => {
    expect(proxy).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(proxy).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
    expect(proxy).not.toContain('proxy_add_x_forwarded_for');
  });

  it('is sound to nginx, where that and its certificate are here', () => {
    const certificate = /ssl_certificate +(\S+);/.exec(proxy)?.[1] ?? '';
    const problems = isThere(certificate) ? problemsOf('nginx', ['-t']) : '';

    expect(problems.replace(/^.*(syntax is ok|test is successful)$/gm, '').trim()).toBe('');
  });
});
