import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { openReportRequest } from '../_shared/wire/client-reports.ts';
import { openReport } from './handler.ts';

Deno.serve(
  serve(
    { name: 'open-report', contract: openReportRequest, handle: openReport },
    platform((name) => Deno.env.get(name)),
  ),
);
