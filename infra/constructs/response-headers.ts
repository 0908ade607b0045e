import { Duration } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { analyticsHosts, analyticsScript } from '#contracts/relay/visitor-choice.ts';
import { botCheckHost } from '#contracts/site/endpoints.ts';
import { frameHosts } from '#contracts/text/embeds.ts';
import type { Stage } from '../config.ts';
import { globalName } from './global-name.ts';

interface PolicyTargets {
  /** The upload bucket, to which administrators' browsers send pictures directly. */
  bucketDomain: string;
  /** The hash of the one inline script that every page starts with. */
  starter: string;
}

/**
 * The starter is the only inline script, and Trusted Types are enforced. Inline styles are allowed here; each page's
 * own `<meta>` policy narrows them to the hash of the styles that it carries. The browser connects to the site, and to
 * the user pool when a sign-up is confirmed. The scripts of Google's analytics and of Cloudflare's bot-check are
 * allowed at their addresses; pages that are drawn while these are off disallow them in their `<meta>` policy. Frames
 * show embeds from four sites, after the visitor has asked for them. The site may not be framed: `X-Frame-Options`
 * would only repeat `frame-ancestors` for older browsers, which cannot run the site's code. ProseMirror parses the
 * editor's clipboard under a policy name of its own, and the inbox fills the frame of a mail under another.
 */
export const contentSecurityPolicy = ({ region }: Pick<Stage, 'region'>, { bucketDomain, starter }: PolicyTargets) =>
  [
    "default-src 'none'",
    `script-src 'self' ${starter} ${botCheckHost} ${analyticsScript}`,
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' https://cognito-idp.${region}.amazonaws.com https://${bucketDomain} ${analyticsHosts.join(' ')}`,
    `frame-src ${frameHosts.join(' ')} ${botCheckHost}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ProseMirrorClipboard mail-frame bot-check statistics service-worker',
  ].join('; ');

const deniedFeatures = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb'];

export const responseHeaders = (scope: Construct, stage: Stage, targets: PolicyTargets) =>
  new ResponseHeadersPolicy(scope, 'Headers', {
    responseHeadersPolicyName: globalName(scope, 'headers'),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(stage, targets), override: true },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
    },
    // Headers of S3 about itself, about a file's time beside its ETag, and about parts that no client requests.
    removeHeaders: ['x-amz-server-side-encryption', 'x-amz-version-id', 'last-modified', 'accept-ranges'],
    customHeadersBehavior: {
      customHeaders: [
        { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        { header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override: true },
        { header: 'Permissions-Policy', value: deniedFeatures.map((name) => `${name}=()`).join(', '), override: true },
      ],
    },
  });
