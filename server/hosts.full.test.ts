import { describeHost } from './testing/host-suite';
import { nginxMissing } from './testing/nginx';
import { nginxHost } from './testing/nginx-host';
import { workerHost } from './testing/worker-host';

describeHost({ name: 'the edge worker', open: workerHost });
describeHost({ name: 'nginx', open: nginxHost, missing: nginxMissing() });
