<?php
// A must-use plugin: writes down each REST call that WordPress is about to answer.
add_filter('rest_pre_dispatch', function ($result, $server, $request) {
    $seen = [
        'method' => $request->get_method(),
        'route' => $request->get_route(),
        'query' => (object) $request->get_query_params(),
    ];
    file_put_contents(getenv('RECORDS'), json_encode($seen, JSON_INVALID_UTF8_SUBSTITUTE) . "\n", FILE_APPEND | LOCK_EX);
    return $result;
}, 1, 3);

// And has the calls that a visitor needs to come in, and to read his orders with the shop's key.
add_action('rest_api_init', function () {
    $anybody = ['permission_callback' => '__return_true'];
    $login = fn() => ['token' => 'annas-token', 'user' => ['ID' => 7]];
    register_rest_route('wc/auth', '/check_code', ['methods' => 'POST', 'callback' => $login] + $anybody);
    register_rest_route('wc/v2', '/orders', ['methods' => 'GET', 'callback' => fn() => []] + $anybody);
});
