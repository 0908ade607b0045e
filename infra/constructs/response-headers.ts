import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { frameHosts } from '#contracts/embeds.ts';
import type { Stage } from '../config.ts';

interface PolicyTargets {
  /** Administrators' pictures go there directly. */
  bucketDomain: string;
  /** The one inline script, as its hash: what every page starts with. */
  starter: string;
}

/**
 * No inline script but the starter, Trusted Types enforced. Inline styles are allowed here and narrowed by each page's own
 * `<meta>` policy to the hash of the styles that it carries. The browser talks to the site and, to confirm a sign-up or
 * reset a password, to the user pool; to Cloudflare only where its bot-check is chosen. Frames show what readers of a post
 * ask for, of four sites. The editor's clipboard is parsed by ProseMirror under its own policy's name.
 */
export const contentSecurityPolicy = (
  { region, turnstile }: Pick<Stage, 'region' | 'turnstile'>,
  { bucketDomain, starter }: PolicyTargets,
) => {
  const widget = turnstile ? ' https://challenges.cloudflare.com' : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${starter}${widget}`,
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' https://cognito-idp.${region}.amazonaws.com https://${bucketDomain}`,
    `frame-src ${frameHosts.join(' ')}${widget}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ProseMirrorClipboard${widget ? ' bot-check' : ''}`,
  ].join('; ');
};

const deniedFeatures = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb'];

export const responseHeaders = (scope: Construct, stage: Stage, targets: PolicyTargets) =>
  new ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(stage, targets), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        { header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override: true },
        { header: 'Permissions-Policy', value: deniedFeatures.map((name) => `${name}=()`).join(', '), override: true },
      ],
    },
  });
