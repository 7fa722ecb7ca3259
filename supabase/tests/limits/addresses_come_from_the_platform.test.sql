-- Limits count by the hop that the platform writes. What a client claims besides changes nothing.
select plan(16);

create function pg_temp.address_of(headers jsonb) returns text language plpgsql as $$
begin
  perform set_config('request.headers', coalesce(headers::text, ''), true);
  return private.caller_address();
end $$;
create function pg_temp.rule(header text, hop integer) returns void language sql as $$
  update private.address_rule set header = rule.header, hop = rule.hop
$$;

select is(private.caller_address(), '', 'nothing is known of a call without a request');
select is(pg_temp.address_of(null), '', 'nor of one without headers');
select is(pg_temp.address_of('{"accept": "*/*"}'), '', 'nor of one that no proxy passed on');
select is(pg_temp.address_of('{"x-forwarded-for": "203.0.113.7"}'), '203.0.113.7', 'one hop is the address');
select is(pg_temp.address_of(jsonb_build_object('x-forwarded-for', forged || ', 203.0.113.7', 'x-real-ip',
  '198.51.100.1', 'cf-connecting-ip', '198.51.100.2')),
  '203.0.113.7', format('a client that claims %L counts as itself', forged))
  from unnest('{198.51.100.9,"198.51.100.9, 198.51.100.8",nonsense,""}'::text[]) forged;
select is(pg_temp.address_of('{"x-forwarded-for": "1.2.3.4; drop table"}'), '', 'what is no address is nobody''s');
select is(pg_temp.address_of('{"x-forwarded-for": "2001:db8:1:2:3:4:5:6"}'), '2001:db8:1:2::/64',
  'a line of IPv6 counts once for all its addresses');
select is(pg_temp.address_of('{"x-forwarded-for": "::ffff:203.0.113.7"}'), '203.0.113.7',
  'and IPv4 is IPv4 however it is written');
select pg_temp.rule('cf-connecting-ip', 1);
select is(pg_temp.address_of('{"x-forwarded-for": "198.51.100.9", "cf-connecting-ip": "203.0.113.7"}'), '203.0.113.7',
  'the operator names the header');
select is(pg_temp.address_of('{"x-forwarded-for": "198.51.100.9"}'), '', 'and no other one stands in for it');
select pg_temp.rule('x-forwarded-for', 2);
select is(pg_temp.address_of('{"x-forwarded-for": "198.51.100.9, 203.0.113.7, 10.0.0.1"}'), '203.0.113.7',
  'and the hop, counted from the right');
select is(pg_temp.address_of('{"x-forwarded-for": "198.51.100.9"}'), '', 'of which there may be too few');
select throws_ok($$insert into private.address_rule (header)
  values ('x-real-ip')$$, '23505', null, 'there is one rule');
select * from finish();
