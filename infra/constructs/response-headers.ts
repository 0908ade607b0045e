import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Stage } from '../config.ts';

/**
 * No inline script at all, Trusted Types enforced. Inline styles are allowed here and narrowed by each page's own
 * `<meta>` policy to the hash of the styles that it carries. The browser talks to the site and, to confirm a sign-up or
 * reset a password, to the user pool; to Cloudflare only where its bot-check is chosen.
 */
export const contentSecurityPolicy = ({ region, turnstile }: Pick<Stage, 'region' | 'turnstile'>) => {
  const widget = turnstile ? ' https://challenges.cloudflare.com' : '';
  return [
    "default-src 'none'",
    `script-src 'self'${widget}`,
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' https://cognito-idp.${region}.amazonaws.com`,
    ...(widget ? [`frame-src${widget}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${widget ? 'bot-check' : "'none'"}`,
  ].join('; ');
};

const deniedFeatures = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb'];

export const responseHeaders = (scope: Construct, stage: Stage) =>
  new ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(stage), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        { header: 'Permissions-Policy', value: deniedFeatures.map((name) => `${name}=()`).join(', '), override: true },
      ],
    },
  });
