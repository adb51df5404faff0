<?php
// A first visit to a new WordPress, as its own form does it.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('WORDPRESS_URL'), PHP_URL_HOST) . ':' . parse_url(getenv('WORDPRESS_URL'), PHP_URL_PORT);
require getenv('WORDPRESS_ROOT') . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Shop', 'admin', 'admin@example.org', false, '', bin2hex(random_bytes(12)));
update_option('permalink_structure', '/%postname%/');
$GLOBALS['wp_rewrite']->init();
flush_rewrite_rules(false);
echo "installed\n";
