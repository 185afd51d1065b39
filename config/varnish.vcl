vcl 4.1;

# Varnish before the storefront (docs/caching.md). It serves what the server permits with Surrogate-Control, and nothing
# else: pages without data of a shopper, public API reads, resized images and files of the build.

import std;

backend default {
  .host = "127.0.0.1";
  .port = "8080";
  .first_byte_timeout = 30s;
  .probe = {
    .request = "GET /robots.txt HTTP/1.1" "Host: localhost" "Connection: close";
    .interval = 2s;
    # A server that renders many new pages at once responds late; one that has stopped fails at once.
    .timeout = 10s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Who may purge: the storefront's server (PURGE_URLS). Where it runs on another computer, add its address here, as Varnish sees
# it ("192.0.2.10"; "10.0.0.0"/24 for a network), and start Varnish again (docs/caching.md).
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE" || req.method == "BAN") {
    # A proxy on this computer has an address of the list: what it forwards names the client before it.
    if (client.ip !~ purgers || req.http.x-forwarded-for ~ ",") { return (synth(403)); }
    if (!req.http.surrogate-key || req.http.surrogate-key !~ "^[\w-]+( [\w-]+)*$") { return (synth(400)); }
    ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)");
    return (synth(200));
  }
  if (std.healthy(req.backend_hint)) { set req.grace = 2s; }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Pages and reads of one shopper.
  if (req.url ~ "^(/[a-z][a-z](-[A-Za-z][A-Za-z])?)?/(checkout|account|kiosk)(/|\?|$)") { return (pass); }
  if (req.url ~ "^/(desk|kiosk-service|dev|_site)(/|\?|$)") { return (pass); }
  if (req.http.authorization) { return (pass); }
  # Images differ by the best format only, which each browser names in a text of its own.
  if (req.url ~ "^/_next/image\?") {
    if (req.http.accept ~ "image/avif") { set req.http.accept = "image/avif"; }
    elsif (req.http.accept ~ "image/webp") { set req.http.accept = "image/webp"; }
    else { set req.http.accept = "*/*"; }
  }
  # Pages differ by the kind of screen only: one of two user agents is left.
  if (req.url !~ "^/api/") {
    if (req.http.sec-ch-ua-mobile == "?1" || req.http.user-agent ~ "Mobi") {
      set req.http.user-agent = "Mobi";
      set req.http.sec-ch-ua-mobile = "?1";
    } else {
      set req.http.user-agent = "Desktop";
      set req.http.sec-ch-ua-mobile = "?0";
    }
  }
  # Parameters that change no page, such as those of ads, make no page of their own (contract/pageParameters.ts; the test
  # server/hosting/cdn/varnishParameters.test.ts compares the lists). In listings any other parameter whose name is like
  # the code of a facet may be a filter: the server knows, and answers from its own cache.
  if (req.url ~ "\?" && req.url !~ "^/(api|_next|page-data|media)/") {
    set req.url = regsuball(req.url, "(?i)([?&])(utm_\w+|gclid|gad_source|gad_campaignid|gbraid|wbraid|dclid|srsltid|fbclid|msclkid|mc_cid|mc_eid|ttclid|twclid|li_fat_id|yclid|irclickid)(=[^&]*)?(?=&|$)", "\1");
    if (req.url !~ "^(/[a-z][a-z](-[A-Z][A-Z])?)?/(catalog|search)(/|\?|$)|/special/[^/?]+/[^/?]+/?\?") {
      set req.url = regsuball(req.url, "([?&])(?!(page|dir|order|display_mode|visibility|configurable_entity_id|configured_entity_id|products|product|restore|payment|token|pagespeed|content-check|q|title|text|url)(=|&|$))[^&]+", "\1");
    } else {
      set req.url = regsuball(req.url, "([?&])(?!([A-Za-z0-9]|%[89A-Fa-f][0-9A-Fa-f])([A-Za-z0-9_.+-]|%20|%[89A-Fa-f][0-9A-Fa-f])*(=|&|$))[^&]+", "\1");
    }
    set req.url = regsuball(req.url, "&&+", "&");
    set req.url = regsub(req.url, "\?&+", "?");
    set req.url = regsub(req.url, "[?&]+$", "");
  }
  # Responses that may be shared never depend on cookies; all others are passed with theirs.
  set req.http.x-cookie = req.http.cookie;
  unset req.http.cookie;
  return (hash);
}

sub vcl_backend_fetch {
  # The first request of a response decides whether it is shared, so it keeps its cookies: the server sets none on what is.
  if (bereq.http.x-cookie) {
    set bereq.http.cookie = bereq.http.x-cookie;
    unset bereq.http.x-cookie;
  }
  # An order has 110 seconds at a dealer's backend (server/hosting/proxy.ts).
  if (bereq.method == "POST" && bereq.url ~ "^/api/rest/cart/place(\?|$)") { set bereq.first_byte_timeout = 115s; }
}

sub vcl_backend_response {
  if (beresp.http.surrogate-control ~ "max-age=\d+" && !beresp.http.set-cookie && beresp.status == 200) {
    set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, ".*max-age=(\d+).*", "\1s"), 0s);
    # For a server that fails; a healthy one is asked again within two seconds (req.grace).
    set beresp.grace = 10m;
    # Kept for the conditional request.
    set beresp.keep = 1h;
    return (deliver);
  }
  # Files and images tell their lifetime themselves.
  if (beresp.http.cache-control ~ "public" && !beresp.http.set-cookie && beresp.status == 200) { return (deliver); }
  # Not to be shared: the next requests for it do not wait for each other.
  set beresp.ttl = 60s;
  set beresp.uncacheable = true;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.surrogate-control;
  unset resp.http.cdn-cache-control;
  unset resp.http.surrogate-key;
  unset resp.http.xkey;
  if (obj.hits > 0) { set resp.http.x-cache = "hit"; } else { set resp.http.x-cache = "miss"; }
}
