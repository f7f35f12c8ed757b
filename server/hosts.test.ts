import { nodeHost } from './testing/host';
import { describeHost } from './testing/host-suite';

describeHost({ name: 'the service', open: nodeHost });
